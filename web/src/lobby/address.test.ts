import { expect, it } from 'vitest'
import { readLink } from './address'

const ID = 'rRo9L0rz-CIDzIRLGHp5vA'

it('reads links in any wrapping, and bare codes', () => {
  const join = { name: 'join', id: ID, secret: 'a-b_c', seat: undefined }
  expect(readLink(`https://example.org/molly/#/join/${ID}?secret=a-b_c`)).toEqual(join)
  expect(readLink(`  Come! <http://x.org/#/join/${ID}?secret=a-b_c> tonight`)).toEqual(join)
  expect(readLink(`#/join/${ID}?secret=a-b_c`)).toEqual(join)
  expect(readLink(`join/${ID}?secret=a-b_c&seat=2`)).toEqual({ ...join, seat: 2 })
  expect(readLink(`https://x.org/#/watch/${ID}?secret=w`)).toEqual({
    name: 'watch',
    id: ID,
    secret: 'w',
  })
  expect(readLink(ID)).toMatchObject({ name: 'join', id: ID })
})

it('takes nothing else', () => {
  for (const text of ['', 'hello', 'https://example.org/', '#/settings', `#/join/${ID.slice(1)}`])
    expect(readLink(text)).toBeUndefined()
})
