import { getal, printDoelen, printTitel } from '../verslag.ts'
import { doelenVan } from './doelen.ts'
import { aantalAntwoorden, laatAllenOefenen } from './oefenstudie.ts'
import { printOefenTabel, printPerWereld, vind } from './oefentabel.ts'
import { leesPlan } from './plan.ts'
import { maakPloeg } from './ploeg.ts'
import { laatSchatten, printSchatTabellen } from './schatstudie.ts'
import { meetSnelheid } from './snelheid.ts'
import { meetStoringen, printStoringen } from './storingen.ts'

const MS = 1000
/** Answers that are folded for the speed, per leerling of the plan: a million in the whole study. */
const VOUWEN = 10_000
/** Twenty years of practice: the first, in which a machine still gets to know the program, weigh little. */
const SNELLE_LEERLINGEN = 20

/** The study of the engine: a class that is made up, beside rivals, against what is possible. */
export async function meetAdaptief(): Promise<void> {
  const plan = leesPlan(process.env)
  const begin = performance.now()
  printTitel(
    'adaptief',
    `${plan.leerlingen} verzonnen leerlingen in elk van ${plan.werelden.length} werelden (${plan.soort}), twintig weken, onder drie wetten van leren; ± is de standaardfout over leerlingen`,
  )
  const ploeg = maakPloeg(plan.draden)
  try {
    const alle = await laatAllenOefenen(ploeg, plan)
    printOefenTabel(alle)
    printPerWereld(alle, plan)
    const schattingen = await laatSchatten(ploeg, plan)
    printSchatTabellen(schattingen)
    const motor = vind(alle, 'motor')
    const verliezen = await meetStoringen(ploeg, plan, motor)
    printStoringen(verliezen)
    const snelheid = meetSnelheid(SNELLE_LEERLINGEN, VOUWEN * plan.leerlingen)
    const aantal = [...alle.values()].reduce((totaal, u) => totaal + aantalAntwoorden(u), 0)
    const duur = (performance.now() - begin) / MS
    process.stdout.write(`  ${getal(aantal)} antwoorden van oefenen, ${getal(duur)} s in alles\n\n`)
    printDoelen(doelenVan({ alle, schattingen, verliezen, snelheid }))
  } finally {
    await ploeg.stop()
  }
}
