import { correct, makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { Misser } from '@letterhaven/game-kit/regels/ronde'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Correctie, SlotTekst } from '@letterhaven/game-kit/scherm/spel-module'
import type { State } from './rules.ts'

const beurt = makeBeurtTekst({
  naam: 'vissen',
  een: 'vis',
  titels: ['Wat een kanjer!', 'Goed gegroeid!', 'Zwem rustig verder!'],
})

export const { stand } = beurt

/** Returns whether a real word was eaten that is more than one sound away, so that nothing was misspelled. */
const isAnderWoord = ({ item, vorm }: Misser): boolean => item.buren?.ver.includes(vorm) === true

function correctVis(misser: Misser, eigen: string): Correctie {
  const { item, vorm } = misser
  const gewoon = correct(misser)
  if (!isAnderWoord(misser)) return gewoon
  if (!eigen)
    return {
      ...gewoon,
      vorm: item.word,
      uitleg: `In het goede woord is één klank anders. In ${vorm} zijn het er meer.`,
    }
  const uitleg = `Van ${eigen} naar ${item.word} verandert één klank. Bij ${vorm} zijn het er meer.`
  return { ...gewoon, naast: eigen, uitleg }
}

/** Returns what the live region says about an event. */
export function report(event: SpelEvent, staat: State): string | null {
  const misser = staat.missers.at(-1)
  if (event.type === 'fx' && event.name === 'fout' && misser)
    return `Bijna! ${correctVis(misser, staat.opgave?.eigen ?? '').uitleg}`
  return beurt.report(event, staat)
}

/** Returns what to correct after a wrong fish, or null. */
export function correctie(event: SpelEvent, staat: State): Correctie | null {
  const misser = staat.missers.at(-1)
  if (event.type !== 'answer' || event.correct || !misser) return null
  return correctVis(misser, staat.opgave?.eigen ?? '')
}

/** Returns the words of the finish panel. */
export function slot(staat: State): SlotTekst {
  const tekst = beurt.slot(staat)
  const woorden = staat.missers.slice(-(tekst.woorden?.length ?? 0) || Infinity)
  return { ...tekst, woorden: woorden.map((misser) => correctVis(misser, '')) }
}
