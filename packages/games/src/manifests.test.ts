import { SPEL_IDS, type SpelId } from '@letterhaven/contracts/spel-id'
import { readVraag, VORMEN, type Vorm } from '@letterhaven/game-kit/opgave/vraag'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { Manifest, Rules, Soort } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { MANIFESTS } from './manifests.ts'
import { REGELS } from './naspelen.ts'

const ALLE = SPEL_IDS.map((id) => MANIFESTS[id])
const SOORTEN = [
  'lezen',
  'spelling',
  'dictee',
  'flitsen',
  'hakken',
  'plakken',
  'splitsen',
  'zinnen',
  'tekst',
  'werkwoorden',
] as const satisfies readonly Soort[]
const GROEPEN = [3, 4, 5, 6, 7, 8] as const

/** What finished games will practise besides, with verbs, scenes or more words: the plan counts it, their manifests do not say it yet. */
const NOG: Partial<Record<SpelId, Manifest['vormen']>> = {
  groeivis: { lezen: [['bouw', 3, 5]], spelling: [['bouw', 3, 6]] },
  postbezorger: { lezen: [['sorteer', 3, 4]] },
}

/** The games in which a guess is right once in four or more, each for a reason of its own. */
const RAAK = [
  'dienbladbalanceren',
  'glazenwasser',
  'kippenspuiten',
  'postbezorger',
  'quizvraag',
  'taxirit',
  'verfgooien',
  'vissenvangen',
]

const plan = ({ id, vormen }: Manifest): Manifest['vormen'] => ({ ...vormen, ...NOG[id] })

/** Returns who practises a kind in a year, and in which form. */
const inCel = (soort: Soort, groep: number): readonly (readonly [SpelId, Vorm])[] =>
  ALLE.flatMap((spel) =>
    (plan(spel)[soort] ?? []).flatMap(([vorm, van, tot]) =>
      van <= groep && groep <= tot ? [[spel.id, vorm] as const] : [],
    ),
  )

const metHoofdvorm = (...vormen: readonly Vorm[]): number =>
  ALLE.filter(({ hoofdvorm }) => vormen.includes(hoofdvorm)).length

describe('the manifests', () => {
  it('describe all 45 games, each under its own id with its own title and sentence', () => {
    expect(Object.keys(MANIFESTS).toSorted()).toEqual([...SPEL_IDS].toSorted())
    for (const id of SPEL_IDS) expect(MANIFESTS[id].id).toBe(id)
    expect(new Set(ALLE.map((m) => m.title)).size).toBe(45)
    expect(new Set(ALLE.map((m) => m.beschrijving)).size).toBe(45)
  })

  it('say the years of a game and of each kind by its forms, within 3 to 8', () => {
    for (const { id, groups, kinds, jaren, vormen } of ALLE) {
      expect(groups[0]).toBeGreaterThanOrEqual(3)
      expect(groups[1]).toBeLessThanOrEqual(8)
      for (const soort of kinds) {
        const [van, tot] = jaren?.[soort] ?? groups
        const wijzen = vormen[soort] ?? []
        const eigen = [Math.min(...wijzen.map((w) => w[1])), Math.max(...wijzen.map((w) => w[2]))]
        expect([id, soort, van, tot]).toEqual([id, soort, ...eigen])
      }
    }
    expect(MANIFESTS.pizzabakken.jaren).toEqual({ hakken: [3, 5] })
  })

  it('call a game ready exactly when the server can judge it', () => {
    const klaar = SPEL_IDS.filter((id) => MANIFESTS[id].status === 'klaar')
    expect(klaar).toEqual(SPEL_IDS.filter((id) => REGELS[id]))
    expect(klaar).toContain('glazenwasser')
    expect(klaar).not.toContain('vliegrace')
  })
})

describe('the forms of all games together', () => {
  it('make and write more than they choose', () => {
    expect(metHoofdvorm('bouw', 'typ')).toBeGreaterThanOrEqual(15)
    expect(metHoofdvorm('sorteer', 'orden')).toBeGreaterThanOrEqual(8)
    expect(metHoofdvorm('betekenis')).toBeGreaterThanOrEqual(6)
    expect(metHoofdvorm('splits')).toBeGreaterThanOrEqual(4)
    expect(metHoofdvorm(...VORMEN)).toBe(45)
  })

  it('leave a guess that is right once in four to eight games at most', () => {
    const raak = ALLE.filter(({ gok }) => gok >= 0.25).map(({ id }) => id)
    expect(raak.toSorted()).toEqual(RAAK)
  })

  it('practise verbs in four games and texts in three', () => {
    const met = (soort: Soort) => ALLE.filter((spel) => plan(spel)[soort]).length
    expect(met('werkwoorden')).toBeGreaterThanOrEqual(4)
    expect(met('tekst')).toBeGreaterThanOrEqual(3)
  })

  it('give every kind in every year three games and three forms; verbs from groep 5', () => {
    const dun = SOORTEN.flatMap((soort) =>
      GROEPEN.flatMap((groep) => {
        const cel = inCel(soort, groep)
        const vormen = new Set(cel.map(([, vorm]) => vorm)).size
        const spellen = new Set(cel.map(([id]) => id)).size
        const isVroeg = soort === 'werkwoorden' && groep < 5
        return isVroeg || (spellen >= 3 && vormen >= 3) ? [] : `${soort} ${groep}`
      }),
    )
    expect(dun).toEqual([])
    // Decoy: what nobody practises is seen.
    expect(inCel('werkwoorden', 3)).toEqual([])
  })

  it.each(ALLE.filter(({ status }) => status === 'klaar').map((spel) => [spel.id, spel] as const))(
    'of %s are those in which its rules ask, in every kind and year',
    async (id, spel) => {
      const rules = REGELS[id] as Rules
      for (const kind of spel.kinds) {
        for (const [vorm, van, tot] of spel.vormen[kind] ?? []) {
          for (let groep = van; groep <= tot; groep += 1) {
            const items = await loadVoorraad(spel, { soort: kind, groep })
            // A taak is of one soort, also where a game plays several in a kind.
            const antwoorden = [...new Set(items.map(({ soort }) => soort))].flatMap((soort) => {
              const zelfde = items.filter((item) => item.soort === soort)
              const zet = { seed: groep, skill: 0.8 }
              return playWithBot({ rules, items: zelfde }, zet, { exercise: { kind, groep } })
                .antwoorden
            })
            const vormen = antwoorden
              .filter(({ poging }) => poging === 1)
              .map(({ vraag = '' }) => readVraag(vraag)?.vorm)
            expect([id, kind, groep, vormen.includes(vorm)]).toEqual([id, kind, groep, true])
          }
        }
      }
    },
  )
})
