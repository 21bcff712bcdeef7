import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Card } from '../lib/types'
import { caseOf, emptySetup, FACES, places, setPlayers } from './setup'

describe('a table of wood', () => {
  it('is told as a case of each kind', () => {
    const setup = emptySetup('festivity', 2)
    setup.people[0]!.cards = ['H2']
    setup.people[1]!.cubes.fans = 2
    setup.people[1]!.revealed = 'cups'
    setup.people[1]!.pride = false
    setup.played = [
      { by: 'community', card: 'H4' },
      { by: 0, card: 'HR', value: 6 },
    ]
    expect(caseOf(setup)).toEqual({
      festivity: {
        players: 2,
        reputations: [
          { cards: ['H2'], cubes: {} },
          { cards: [], cubes: { fans: 2 } },
        ],
        house: 'cups',
        runner: 0,
        played: setup.played,
        dresses: [],
        doll: false,
        pride: [0],
        joy: [0, 0],
        community_joy: 0,
        revealed_informers: { '1': 'cups' },
      },
    })
    setup.kind = 'investigation'
    setup.revealed = ['F1']
    expect(caseOf(setup)).toMatchObject({ investigation: { revealed: ['F1'], week: 1, dominoes: [] } })
    setup.kind = 'ending'
    setup.people[0]!.informer = 'hearts'
    setup.people[0]!.loyal.fans = 2
    setup.people[1]!.trials = [{ face: 0, roll: 7 }]
    expect(caseOf(setup)).toMatchObject({
      ending: {
        tokens: [
          { seat: 0, kind: 'informer', house: 'hearts' },
          { seat: 0, kind: 'loyal', house: 'fans' },
          { seat: 0, kind: 'loyal', house: 'fans' },
        ],
        indictments: [[], [{ convicted_on: 4, acquitted: -1, convicted: -3, roll: 7 }]],
      },
    })
    expect(caseOf(setup)).not.toHaveProperty('ending.extra_indictments')
  })

  it('asks for one more indictment where the published rules may have given one', () => {
    const setup = emptySetup('ending', 2)
    setup.rules = 'published'
    setup.people[0]!.informer = 'hearts'
    setup.people[0]!.extra = { face: 4, roll: 1 }
    setup.people[1]!.extra = { face: 4, roll: 1 }
    expect(caseOf(setup)).toMatchObject({ ending: { extra_indictments: [{ roll: 1 }, null] } })
    setup.houses.hearts.raided = true
    expect(caseOf(setup)).toMatchObject({ ending: { extra_indictments: [null, null] } })
  })

  it('knows where each card lies', () => {
    const setup = emptySetup('festivity', 3)
    setup.people[2]!.cards = ['C1']
    setup.played = [{ by: 1, card: 'H7' }]
    expect(Object.fromEntries(places(setup))).toEqual({ C1: 2, H7: 'table' })
  })

  it('forgets, with fewer players, the cards and people that are not in the game', () => {
    const setup = emptySetup('festivity', 5)
    setup.people[0]!.cards = ['H9', 'H1']
    setup.people[4]!.cards = ['C1']
    setup.played = [
      { by: 4, card: 'F1' },
      { by: 0, card: 'F2' },
      { by: 'community', card: 'P8' as Card },
    ]
    setup.runner = 4
    setPlayers(setup, 3)
    expect(setup.people.map(({ cards }) => cards)).toEqual([['H1'], [], [], [], []])
    expect(setup.played).toEqual([{ by: 0, card: 'F2' }])
    expect(setup.runner).toBe(0)
  })
})

it('the faces of the indictments are those that the judge knows', () => {
  const lines = readFileSync('../tests/conformance/ending.jsonl', 'utf8').trim().split('\n')
  const printed = new Set<string>()
  for (const line of lines)
    for (const stack of JSON.parse(line).ending.indictments ?? [])
      for (const { convicted_on, acquitted, convicted } of stack)
        printed.add(`${convicted_on} ${acquitted} ${convicted}`)
  const faces = FACES.map(
    ({ convicted_on, acquitted, convicted }) => `${convicted_on} ${acquitted} ${convicted}`,
  )
  expect(faces.sort()).toEqual([...printed].sort())
})
