import { expect, it } from 'vitest'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { rules } from './rules.ts'
import type { State } from './rules.ts'
import { correctie, report, slot } from './tekst.ts'

const MUIS: Item = {
  soort: 'woord',
  id: 'muis',
  word: 'muis',
  graphemes: ['m', 'ui', 's'],
  choices: [{ vorm: 'meus', regel: 'a', uitleg: 'Je hoort ui.' }],
  buren: { een: ['huis'], ver: ['poes', 'reus', 'neus'] },
}

/** Plays a game in which the fish that carries this form is eaten. */
function gegeten(
  kind: 'lezen' | 'spelling',
  vorm: string,
): { staat: State; events: readonly [string, string][] } {
  const options = { calm: false, clock: false }
  let staat = rules.init({
    id: 't',
    kind,
    instruction: '',
    groep: 5,
    land: 'nl' as const,
    aantal: 1,
    seed: 3,
    options,
  })
  const reden = { soort: 'peiling', categorie: 'x', aantal: 0 } as const
  staat = rules.step(staat, { type: 'begin' })[0]
  staat = rules.step(staat, { type: 'opgave', plek: 0, item: MUIS, reden })[0]
  const [na, events] = rules.step(staat, {
    type: 'eet',
    vis: staat.opgave?.vissen.indexOf(vorm) ?? -1,
  })
  const gehoord = events.flatMap((event): [string, string][] => {
    const kaart = correctie(event, na)
    return [
      [report(event, na) ?? '', kaart ? `${kaart.vorm}|${kaart.naast ?? ''}|${kaart.uitleg}` : ''],
    ]
  })
  return { staat: na, events: gehoord }
}

it('a real word that is further away is not set right as if it were misspelled', () => {
  const { staat, events } = gegeten('lezen', 'poes')
  const zin = 'Van huis naar muis verandert één klank. Bij poes zijn het er meer.'
  expect(events).toContainEqual(['', `poes|huis|${zin}`])
  expect(events).toContainEqual([`Bijna! ${zin}`, ''])
  expect(slot(staat).woorden).toMatchObject([
    { vorm: 'muis', uitleg: 'In het goede woord is één klank anders. In poes zijn het er meer.' },
  ])
})

it('a misspelling is set right with its rule', () => {
  const { staat, events } = gegeten('spelling', 'meus')
  expect(events).toContainEqual(['', 'meus||Je hoort ui.'])
  expect(slot(staat).woorden).toMatchObject([{ vorm: 'meus' }])
})

it('the right fish needs no correction, and the finish panel no words', () => {
  const { staat, events } = gegeten('lezen', 'muis')
  expect(events.every(([, kaart]) => kaart === '')).toBe(true)
  expect(events).toContainEqual(['Goed! muis.', ''])
  expect(slot(staat).woorden).toEqual([])
})
