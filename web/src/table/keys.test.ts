import { expect, it } from 'vitest'
import { read } from './keys'

const press = (key: string, on: Element = document.body, more: KeyboardEventInit = {}) => {
  let found: ReturnType<typeof read> = null
  const listener = (event: Event) => (found = read(event as KeyboardEvent))
  window.addEventListener('keydown', listener)
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
  window.removeEventListener('keydown', listener)
  return found as ReturnType<typeof read>
}

it('reads figures, letters and Escape', () => {
  expect(press('3')).toEqual({ command: 'choose', number: 3 })
  expect(press('U')).toEqual({ command: 'undo' })
  expect(press('?')).toEqual({ command: 'help' })
  expect(press('Escape')).toEqual({ command: 'cancel' })
  expect(press('x')).toBeNull()
})

it('leaves keys alone that belong to a field, a dialog or the browser', () => {
  const field = document.body.appendChild(document.createElement('input'))
  expect(press('u', field)).toBeNull()
  field.remove()
  expect(press('u', document.body, { ctrlKey: true })).toBeNull()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  expect(press('u')).toBeNull()
  dialog.remove()
})
