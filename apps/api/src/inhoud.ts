import { createEngine, type Engine } from '@letterhaven/adaptief'
import type { Catalogus } from '@letterhaven/contracts/taak'
import { maakCatalogus } from '@letterhaven/taal/catalogus'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import type { WordEntry } from '@letterhaven/taal/woord'

/** The content of the product, loaded once: words by id, and the engine over all of them. */
export interface Inhoud {
  readonly woorden: ReadonlyMap<string, WordEntry>
  readonly catalogus: Catalogus
  readonly engine: Engine
}

const HOOGSTE_GROEP = 8

/** Reads the corpus and builds the engine. */
export async function loadInhoud(): Promise<Inhoud> {
  const alle = await woordenTotEnMet(HOOGSTE_GROEP)
  const catalogus = maakCatalogus(alle)
  return {
    woorden: new Map(alle.map((woord) => [woord.w, woord])),
    catalogus,
    engine: createEngine(catalogus),
  }
}
