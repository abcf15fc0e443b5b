import { TRAPPEN } from '@letterhaven/contracts/trap'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { opnieuw, OP_DE_TELEFOON, OP_EEN_BORDJE, type BezoekOptions } from './bezoek.ts'
import { metOmgeving } from './omgeving.ts'
import { toets } from '../rig/spellers/bot.ts'
import { GEKOZEN_SPELLEN } from './spellen/keuze.ts'
import { antwoordMetEenKnop, playOpNamen } from './spellen/namen.ts'
import { slotPaneel, closeCorrectie, stand } from '../rig/spellers/scherm.ts'
import { play, spelStaat } from '../rig/spellers/speel.ts'

const omgeving = metOmgeving()
const SPEELTIJD_MS = 300_000
/** The length of a taak that is just long enough to show everything. */
const KORT = 4

/** The games whose first bag goes to more than one street when the words are many. */
const MET_STRATEN = (['postbezorger'] as const).filter((id) => GEKOZEN_SPELLEN.includes(id))

/** A light that moves faster than a hand could follow. */
const LICHT_MS = 300

/** Opens a finished game by itself, in one of its kinds. */
async function openAlone(spel: string, vraag: string, options: BezoekOptions = {}) {
  const bezoek = await opnieuw(omgeving.browser, { beweegt: true, ...options })
  await bezoek.page.goto(`${omgeving.stack.url}/dev/spellen?spel=${spel}&${vraag}`)
  return bezoek
}

/** One kind of each game is played calmly on a phone, the others by keyboard; a game with one kind is played in both ways. */
const [RUSTIG, OP_TOETSEN] = [
  GEKOZEN_SPELLEN.map((id) => [id, MANIFESTS[id].kinds.at(-1)] as const),
  GEKOZEN_SPELLEN.flatMap((id) => {
    const { kinds } = MANIFESTS[id]
    return kinds.slice(0, Math.max(1, kinds.length - 1)).map((soort) => [id, soort] as const)
  }),
]

/** Each game is played at its later stages too, which have other tools. */
const LATER = GEKOZEN_SPELLEN.flatMap((id) => TRAPPEN.slice(1).map((trap) => [id, trap] as const))

/** The games that are played with other hands in a later year, with a kind and that year. */
const MET_TOETSEN = (
  [
    ['pizzabakken', 'dictee', 7],
    ['sneeuwkanon', 'dictee', 7],
    ['splitsmachine', 'spelling', 7],
  ] as const
).filter(([id]) => GEKOZEN_SPELLEN.includes(id))

// A game waits more than it works, so several are played at once, the longest visits first.
describe.concurrent('every finished game that this run plays', () => {
  it.each(RUSTIG)(
    '%s, %s, calm on a phone, is without faults for axe, begun, at a wrong answer, at the end; and comes there by one switch, and by names alone',
    async (spel, soort) => {
      const fouten: string[] = []
      const vraag = `soort=${soort}&rustig&aantal=${KORT}&schakelaar=een&tempo=${LICHT_MS}`
      const { page, context } = await openAlone(spel, vraag, OP_DE_TELEFOON)
      await play(page, { stopNa: 1 })
      fouten.push(...(await check(page)))
      await play(page, { stopNa: 1, fouten: () => true })
      fouten.push(...(await check(page)))
      await closeCorrectie(page)
      await antwoordMetEenKnop(page)
      await playOpNamen(page)
      await slotPaneel(page).waitFor()
      fouten.push(...(await check(page)))
      expect(fouten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )

  it.each(OP_TOETSEN)(
    '%s, %s, is won by keys, through the names of its buttons, a mistake included',
    async (spel, soort) => {
      const { page, context, klachten } = await openAlone(
        spel,
        `soort=${soort}&aantal=${KORT}&uitleg`,
        OP_EEN_BORDJE,
      )
      const gegeven = await play(page, { hand: toets, fouten: (n) => n === 1 })
      await slotPaneel(page).waitFor()
      expect(gegeven).toHaveLength((await stand(page)).gegeven)
      expect(gegeven.length).toBeGreaterThan(2)
      expect(gegeven.filter(({ goed }) => !goed).length).toBeLessThanOrEqual(1)
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )

  it.each(LATER)(
    '%s is won at stage %i by hand, a mistake included',
    async (spel, trap) => {
      const vraag = `trap=${trap}&aantal=${KORT}&uitleg`
      const { page, context, klachten } = await openAlone(spel, vraag, OP_EEN_BORDJE)
      const gegeven = await play(page, { fouten: (n) => n === 1 })
      await slotPaneel(page).waitFor()
      expect(gegeven).toHaveLength((await stand(page)).gegeven)
      expect(gegeven.length).toBeGreaterThan(2)
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )

  it.each(MET_STRATEN)(
    '%s goes on by itself from street to street, whatever words are in one bag',
    async (spel) => {
      const { page, context, klachten } = await openAlone(spel, 'woorden=veel&aantal=20')
      expect(await play(page, { stopNa: 4, fouten: (n) => n === 1 })).toHaveLength(4)
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )

  it.each(MET_TOETSEN)(
    '%s, %s, is written with letter keys in groep %i, without faults for axe, mistakes mended',
    async (spel, soort, groep) => {
      const vraag = `soort=${soort}&groep=${groep}&aantal=${KORT}&rustig`
      const { page, context, klachten } = await openAlone(spel, vraag, OP_DE_TELEFOON)
      await spelStaat(page)
      const fouten = await check(page)
      const gegeven = await play(page, { fouten: (n) => n === 1 })
      await slotPaneel(page).waitFor()
      expect(gegeven.map(({ goed }) => goed)).toEqual([true, false, true, true])
      expect(fouten).toEqual([])
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )
})
