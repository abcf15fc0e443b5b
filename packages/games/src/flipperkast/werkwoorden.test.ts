import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { checkRonde } from '@letterhaven/game-kit/proef/speelproef'
import type { Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { gatwoordVan } from './gat.ts'
import { flipperkast } from './manifest.ts'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'
import { regelVan, TEKST } from './tekst.ts'
import { zinOnder } from './zin.ts'

const items = (await loadVoorraad(flipperkast, { soort: 'werkwoorden', groep: 6 })) as Item[]
const VINDT = items.find(({ word }) => word === 'vindt')
if (!VINDT) throw new Error('no sentence with vindt')

/** Plays a first word up to what was typed and given. */
function play(item: Item, gaf: string) {
  const events: SpelEvent[] = []
  let staat: State = rules.init({
    id: 't',
    kind: 'werkwoorden',
    instruction: '',
    groep: 6,
    land: 'nl',
    aantal: 2,
    seed: 1,
    options: { calm: false, clock: false },
  })
  const perform = (input: Parameters<typeof rules.step>[1]): void => {
    const [na, uit] = rules.step(staat, input)
    staat = na
    events.push(...uit)
  }
  const reden = { soort: 'peiling', categorie: 'ww-tt', aantal: 0 } as const
  perform({ type: 'begin' })
  perform({ type: 'opgave', plek: 0, item, reden })
  const open = staat
  for (const teken of gaf) perform({ type: 'teken', teken } satisfies Input)
  perform({ type: 'bank' } satisfies Input)
  return { open, events, perform, staat: () => staat }
}

describe('the form of a verb', () => {
  it('is typed whole in its sentence, which bots do in 100 rounds as their referee judges', () => {
    const fouten = Array.from({ length: 100 }, (_, seed) =>
      checkRonde({ rules }, { items, kind: 'werkwoorden', seed, skill: (seed % 5) / 4 }),
    )
    expect(fouten.flatMap((ronde) => ronde.fouten)).toEqual([])
    expect(fouten.every(({ antwoorden }) => antwoorden > 0)).toBe(true)
  })

  it('can be asked of nearly every sentence of every year, and gives no letter away', async () => {
    for (const groep of [5, 6, 7, 8]) {
      const voorraad = (await loadVoorraad(flipperkast, { soort: 'werkwoorden', groep })) as Item[]
      const gaten = voorraad.map((item) => gatwoordVan(item, groep))
      expect(gaten.filter((gat) => gat !== null).length).toBeGreaterThan(voorraad.length * 0.95)
      expect(gaten.every((gat) => gat === null || gat.voor + gat.na === '')).toBe(true)
    }
  })

  it('is not said before it is made; who asks hears its sentence with the gap, and the verb', () => {
    const { events, perform } = play(VINDT, '')
    expect(events.filter(({ type }) => type === 'say')).toEqual([])
    perform({ type: 'luister' })
    const [gezegd] = events.filter((event) => event.type === 'say')
    expect(gezegd?.tekst).toContain('…')
    expect(gezegd?.tekst).toContain('vinden')
    expect(gezegd?.tekst).not.toContain('vindt')
  })

  it('that is wrong is explained by the steps to it, which leave the last one to the child', () => {
    const { staat, events } = play(VINDT, 'vind')
    expect(events.find(({ type }) => type === 'answer')).toMatchObject({
      given: 'vind',
      correct: false,
      vraag: 'typ:gat',
    })
    expect(regelVan(staat())).toBe(
      'Het hele werkwoord? vinden. De ik-vorm? vind. Wie of wat doet het? één ander: hij, zij of het.',
    )
    // The board shows no other sentence below its own.
    expect(zinOnder({ state: staat(), stem: false })).toBeNull()
    const correctie = TEKST.correctie({ type: 'answer', correct: false, given: 'vind' } as never, {
      ...staat(),
      poging: 3,
    })
    expect(correctie?.uitleg).toBe(
      'Bij hij, zij of het komt er een t achter de ik-vorm, ook na een d: vindt.',
    )
  })

  it('asks for a form in words to who cannot see the board', () => {
    const { open } = play(VINDT, '')
    expect(rules.need(open).zin).toContain(`Zet vinden in de zin: ${VINDT.werkwoord?.voor}…`)
  })
})
