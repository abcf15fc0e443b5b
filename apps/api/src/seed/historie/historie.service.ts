import { setImmediate as adempauze } from 'node:timers/promises'
import type { AdminScope } from '../../kern/context.ts'
import { scopeVan } from '../../kern/jaarscope.ts'
import type { LevendeInhoud } from '../../kern/inhoud.ts'
import type { SeedAdmin, SeedGroep } from '../plan.ts'
import { aardVan } from './aard.ts'
import { zittingenVan } from './agenda.ts'
import { playHistorie } from './historie.ts'
import { gunTijd, insertHistorie, type LeerlingHistorie } from './historie.queries.ts'
import { makeProefkind, wareMoeilijkheden, type Moeilijkheden } from './proefkind.ts'

/** What the weeks of every child are played with. */
export interface HistorieBron {
  readonly inhoud: LevendeInhoud
  readonly moeilijkheden: Moeilijkheden
  /** The local day of planting, 'YYYY-MM-DD'; history ends the day before. */
  readonly vandaag: string
}

/** Prepares the playing of a day's demonstration. */
export const makeHistorieBron = (inhoud: LevendeInhoud, vandaag: string): HistorieBron => ({
  inhoud,
  moeilijkheden: wareMoeilijkheden(inhoud),
  vandaag,
})

/** The weeks of practice of the children of a group, one child after the other; who never began is left out. */
export function* playGroep(
  bron: HistorieBron,
  admin: SeedAdmin,
  groep: SeedGroep,
): Generator<LeerlingHistorie> {
  const rooster = { soort: admin.soort, land: admin.land, groepId: groep.id }
  for (const leerling of groep.leerlingen) {
    const aard = aardVan(admin.soort, groep, leerling)
    const zittingen = zittingenVan({ ...aard, id: leerling.id }, rooster, bron.vandaag)
    if (zittingen.length === 0) continue
    const scope = scopeVan(bron.inhoud, leerling.jaargroep)
    const kind = makeProefkind(bron, { leerling, aard, scope })
    const waar = { inhoud: bron.inhoud.voor(admin.land), account: admin }
    yield {
      leerlingId: leerling.id,
      jaargroep: leerling.jaargroep,
      ...playHistorie(waar, kind, zittingen),
    }
  }
}

/**
 * Plants eight weeks of practice for the children of an admin, played by the real engine and games. While
 * the database writes one group, the next one plays. The demo pupil brings its own history.
 */
export async function seedHistorie(
  scope: AdminScope,
  bron: HistorieBron,
  admin: SeedAdmin,
): Promise<void> {
  if (admin.soort === 'demo') return
  await gunTijd(scope)
  let schrijft: Promise<void> = Promise.resolve()
  for (const groep of admin.groepen) {
    const gespeeld: LeerlingHistorie[] = []
    for (const historie of playGroep(bron, admin, groep)) {
      gespeeld.push(historie)
      // Playing keeps the thread busy: what is on its way to the database must get there meanwhile.
      await adempauze()
    }
    await schrijft
    schrijft = insertHistorie(scope, gespeeld)
    // A failure is heard at the next await; until then it is nobody's.
    schrijft.catch(() => undefined)
  }
  await schrijft
}
