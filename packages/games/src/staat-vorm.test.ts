import { createHash } from 'node:crypto'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { Rules, Soort } from '@letterhaven/game-kit/regels/contract'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { describe, expect, it } from 'vitest'
import { MANIFESTS } from './manifests.ts'
import { REGELS } from './naspelen.ts'

/**
 * The `vorm` of each game, and the shape that its state has under it. A device keeps a state over a reload, also over a new build:
 * whoever changes the shape gives the game another `vorm`, in its rules, and both its numbers here.
 */
const VORMEN: Partial<Record<SpelId, readonly [vorm: number, gedaante: string]>> = {
  bellenprikken: [2005, '157a3bfa'],
  bioscoop2: [2003, 'c138ebd5'],
  flipperkast: [2008, '273bbeed'],
  fotosafari: [2004, '1f163662'],
  glazenwasser: [2003, '7d394b23'],
  groeivis: [2004, 'c2ae5721'],
  leesrace: [120_032_001, '910f4693'],
  leesraket: [2005, 'fb6450ad'],
  pizzabakken: [2003, 'bd051d0b'],
  platformklimmen: [2005, '090d8777'],
  postbezorger: [2004, '4713e015'],
  quizvraag: [2001, '8fd73060'],
  roeien: [2001, '1ac632f5'],
  sneeuwkanon: [2004, '396429ae'],
  splitsmachine: [2005, '21321980'],
  taxirit: [2004, 'a819a2d7'],
  treinmachinist: [2004, 'b8cb3f3e'],
  wortelboer: [2004, '9e2b4a12'],
}

/** An opgave comes from the taak, and its shape is the contract's. */
const VAN_TAAK = new Set(['item'])

/** Adds every path in a value with what stands there. */
function addPaden(paden: Set<string>, waarde: unknown, hier: string): void {
  if (Array.isArray(waarde)) {
    for (const deel of waarde) addPaden(paden, deel, `${hier}[]`)
  } else if (typeof waarde === 'object' && waarde !== null) {
    for (const [naam, deel] of Object.entries(waarde))
      if (!VAN_TAAK.has(naam)) addPaden(paden, deel, `${hier}.${naam}`)
  } else if (waarde !== null) paden.add(`${hier}: ${typeof waarde}`)
}

/** Returns the shape of all states that bots come through. */
function gedaanteVan(rules: Rules, perSoort: ReadonlyMap<Soort, readonly Opgave[]>): string {
  const paden = new Set<string>()
  const bespied: Rules = {
    ...rules,
    bot: (staat, skill, rnd) => {
      addPaden(paden, staat, '')
      return rules.bot(staat, skill, rnd)
    },
  }
  for (const [kind, items] of perSoort)
    for (const groep of [3, 4, 5, 6, 7, 8])
      playWithBot(
        { rules: bespied, items },
        { seed: groep, skill: 0.5 },
        { exercise: { kind, groep } },
      )
  return createHash('sha256')
    .update([...paden].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 8)
}

describe('the state of a game', () => {
  it.each(Object.values(MANIFESTS).filter(({ id }) => REGELS[id]))(
    'of $id has the shape that goes with its vorm',
    async (manifest) => {
      const { id, kinds } = manifest
      const rules = REGELS[id] as Rules
      const perSoort = await Promise.all(
        kinds.map(async (soort) => [soort, await loadVoorraad(manifest, { soort })] as const),
      )
      expect([rules.vorm, gedaanteVan(rules, new Map(perSoort))]).toEqual(VORMEN[id])
    },
  )

  it('has another shape where it keeps another thing, or the same as something else', () => {
    const rules = REGELS.glazenwasser as Rules
    const gedaante = (init: (staat: object) => object) =>
      gedaanteVan(
        { ...rules, init: (taak) => init(rules.init(taak) as object) },
        new Map([['lezen', FIXTURES.gewoon]]),
      )
    const gewoon = gedaante((staat) => staat)
    expect(gedaante((staat) => ({ ...staat }))).toBe(gewoon)
    expect(gedaante((staat) => ({ ...staat, erbij: 1 }))).not.toBe(gewoon)
    expect(gedaante((staat) => ({ ...staat, land: 0 }))).not.toBe(gewoon)
  })
})
