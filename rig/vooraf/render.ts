import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Schrijver from '../../apps/web/src/app/schrijf-pagina.tsx'

/** What one run of this program prints: the pages in the wording of LETTERHAVEN_LAND. */
export interface Uitvoer {
  readonly paginas: readonly Schrijver.GeschrevenPagina[]
  readonly doorverwijzingen: Readonly<Record<string, string>>
  readonly schetsen: Readonly<Record<Schrijver.SchetsNaam, string>>
}

// This is a program of its own because the wording of a page is fixed once it runs, in the browser as well as here.
const bron = pathToFileURL(
  path.resolve(import.meta.dirname, '../../.cache/vooraf/schrijf-pagina.js'),
)
const schrijver = (await import(bron.href)) as typeof Schrijver
const uitvoer: Uitvoer = {
  paginas: await schrijver.writePaginas(),
  doorverwijzingen: schrijver.doorverwijzingen(),
  schetsen: await schrijver.writeSchetsen(),
}
process.stdout.write(JSON.stringify(uitvoer), () => process.exit(0))
