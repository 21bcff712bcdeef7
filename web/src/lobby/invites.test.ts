import { beforeEach, expect, it } from 'vitest'
import { invitesOf, keepInvites } from './invites'

beforeEach(() => sessionStorage.clear())

it('keeps the secrets of a table for this tab', () => {
  keepInvites('t', { invite: 'i', watch: 'w', invites: [null, 's'] })
  expect(invitesOf('t')).toEqual({ invite: 'i', watch: 'w', seats: [null, 's'] })
  expect(sessionStorage.getItem('mollyhouse-invites-t')).toContain('"invite":"i"')
  expect(invitesOf('another')).toBeUndefined()
})

it('keeps nothing of what another made, and survives what lies there', () => {
  keepInvites('t', { invite: null, watch: null })
  expect(sessionStorage.length).toBe(0)
  sessionStorage.setItem('mollyhouse-invites-t', '{"invite":')
  expect(invitesOf('t')).toBeUndefined()
  sessionStorage.setItem('mollyhouse-invites-t', '{"invite":1}')
  expect(invitesOf('t')).toBeUndefined()
})
