import { getal, printDoelen, printTitel } from '../verslag.ts'
import { doelenVan } from './doelen.ts'
import { aantalAntwoorden, letAllPractise } from './oefenstudie.ts'
import { printOefenTabel, printPerWereld, find } from './oefentabel.ts'
import { readPlan } from './plan.ts'
import { makePloeg } from './ploeg.ts'
import { letEstimate, printSchatTabellen } from './schatstudie.ts'
import { measureSnelheid } from './snelheid.ts'
import { measureStoringen, printStoringen } from './storingen.ts'

const MS = 1000
/** Answers that are folded to measure the speed, per leerling of the plan: a million in the full study. */
const VOUWEN = 10_000
/**
 * Twenty leerlingen with twenty weeks of practice each, so that the first, during which the machine still compiles the program,
 * weigh little.
 */
const SNELLE_LEERLINGEN = 20

/** Runs the study of the engine: an invented class, with the engine compared to rivals and to what is possible. */
export async function measureAdaptief(): Promise<void> {
  const plan = readPlan(process.env)
  const begin = performance.now()
  printTitel(
    'adaptief',
    `${plan.leerlingen} verzonnen leerlingen in elk van ${plan.werelden.length} werelden (${plan.soort}), twintig weken, onder drie wetten van leren; ± is de standaardfout over leerlingen`,
  )
  const ploeg = makePloeg(plan.draden)
  try {
    const alle = await letAllPractise(ploeg, plan)
    printOefenTabel(alle)
    printPerWereld(alle, plan)
    const schattingen = await letEstimate(ploeg, plan)
    printSchatTabellen(schattingen)
    const motor = find(alle, 'motor')
    const verliezen = await measureStoringen(ploeg, plan, motor)
    printStoringen(verliezen)
    const snelheid = measureSnelheid(SNELLE_LEERLINGEN, VOUWEN * plan.leerlingen)
    const aantal = [...alle.values()].reduce((totaal, u) => totaal + aantalAntwoorden(u), 0)
    const duur = (performance.now() - begin) / MS
    process.stdout.write(`  ${getal(aantal)} antwoorden van oefenen, ${getal(duur)} s in alles\n\n`)
    printDoelen(doelenVan({ alle, schattingen, verliezen, snelheid }))
  } finally {
    await ploeg.stop()
  }
}
