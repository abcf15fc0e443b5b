import type { Land } from '@letterhaven/contracts/admin'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { compareGroepsnamen, compareNamen, volledigeNaam } from '@letterhaven/domain/naam'
import type { AdminScope, Context } from '../../kern/context.ts'
import { dagenSinds1970 } from '../../kern/vouwen.ts'
import { viewStaten } from '../../kern/staat/staat.service.ts'
import type { Noem } from '../../kern/schooleigen/noemer.policy.ts'
import { noemerVan } from '../../kern/schooleigen/schooleigen.service.ts'
import { categorieTellingen } from '../../kern/stand/stand.service.ts'
import { onderdelenVan, type Onderdeel } from '../voortgang/onderdelen.service.ts'
import { getSchool, listKinderen, listStaf, countOefenen } from './uitvoer.queries.ts'
import type { Kind, Oefening } from './uitvoer.queries.ts'

/** The number of pupils that are loaded together. */
const PER_KEER = 50

/** A pupil, and how far they are. */
export interface KindOverzicht {
  readonly kind: Kind
  readonly naam: string
  /** The name of their files, without the extension. */
  readonly bestand: string
  readonly oefening: Oefening | null
  readonly onderdelen: readonly Onderdeel[]
}

/** What the readable page tells. */
export interface Overzicht {
  readonly school: Awaited<ReturnType<typeof getSchool>>
  readonly staf: Awaited<ReturnType<typeof listStaf>>
  readonly kinderen: readonly KindOverzicht[]
}

/** Makes a name fit for a file name: only small letters, digits and dashes, whatever it was. */
export const slug = (naam: string): string =>
  naam
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40) || 'leerling'

/** Sorts after every group name, so that pupils without a group come last. */
const NA_ALLES = '\u{10FFFF}'

interface Vraag {
  readonly ctx: Context
  readonly scope: AdminScope
  /** Null for everybody. */
  readonly leerlingId: LeerlingId | null
}

/** Makes an overview of all pupils with name, file name and how far they are, in the order of groups and names. */
export async function makeOverzicht({ ctx, scope, leerlingId }: Vraag): Promise<Overzicht> {
  const [school, staf, rijen] = await Promise.all([
    getSchool(scope),
    listStaf(scope),
    listKinderen(scope, leerlingId),
  ])
  const naarNaam = compareNamen(school.land)
  const kinderen = rijen.toSorted(
    (a, b) =>
      compareGroepsnamen(a.groep ?? NA_ALLES, b.groep ?? NA_ALLES) ||
      String(a.groep_id).localeCompare(String(b.groep_id)) ||
      naarNaam(a, b),
  )
  const cijfers = String(kinderen.length).length
  const noem = await noemerVan(scope)
  const klaar: KindOverzicht[] = []
  for (let van = 0; van < kinderen.length; van += PER_KEER) {
    const deel = await view(
      { ctx, scope, land: school.land, noem },
      kinderen.slice(van, van + PER_KEER),
    )
    for (const { kind, ...rest } of deel) {
      const nummer = String(klaar.length + 1).padStart(Math.max(3, cijfers), '0')
      const naam = volledigeNaam(kind)
      klaar.push({ kind, naam, bestand: `leerlingen/${nummer}-${slug(naam)}`, ...rest })
    }
  }
  return { school, staf, kinderen: klaar }
}

type Kijk = Omit<Vraag, 'leerlingId'> & { readonly land: Land; readonly noem: Noem }

async function view({ ctx, scope, land, noem }: Kijk, kinderen: readonly Kind[]) {
  const ids = kinderen.map(({ id }) => id)
  const [oefening, tellingen, staten] = await Promise.all([
    countOefenen(scope, ids),
    categorieTellingen(scope, ids),
    viewStaten(scope, ctx.inhoud, kinderen),
  ])
  const { engine } = ctx.inhoud.voor(land)
  const t = dagenSinds1970(ctx.now())
  return kinderen.map((kind) => {
    const beeld = { engine, staat: staten.get(kind.id), t, noem }
    return {
      kind,
      oefening: oefening.get(kind.id) ?? null,
      onderdelen: onderdelenVan(beeld, tellingen.get(kind.id) ?? []),
    }
  })
}
