import type { Feature } from '@letterhaven/contracts/admin'
import type { Access } from '@letterhaven/contracts/endpoint'

/** Finished, or still to come. */
export type Status = 'klaar' | 'later'

/** The frame a page stands in. `kaal` is a page without any frame. */
export type LayoutNaam = 'site' | 'auth' | 'account' | 'admin' | 'kantoor' | 'leerling' | 'kaal'

/** What a page that is written out at build time says of itself to search engines. */
interface Vooraf {
  /** One sentence, in which {groep} and its kin follow the host. */
  readonly omschrijving: string
}

/**
 * One page of the product. `path` is written as the specification writes it: `{name}` for a
 * parameter, `{groepenwoord}` for the word that the host has for groups.
 * In `titel` and `kruimel` the words {groep}, {Groep}, {groepen} and {Groepen} follow the host.
 */
export interface RouteDef<P extends string = string, S extends Status = Status> {
  readonly path: P
  readonly layout: LayoutNaam
  readonly titel: string
  /** The breadcrumb, where it is shorter than the title. */
  readonly kruimel?: string
  readonly toegang: Access
  /** The admin must have this switched on as well. */
  readonly feature?: Feature
  /** Only where the demonstration runs; anywhere else this address is no page. */
  readonly alleenDemo?: true
  /** One form and nothing else: who only looks along sees nothing there. */
  readonly alleenInvullen?: true
  /** The build writes this page out as HTML, for both wording sets: it shows before any script. */
  readonly vooraf?: Vooraf
  /** `later`: shows a finished 'komt binnenkort' page and stands in no menu. */
  readonly status: S
}

type NamenIn<P extends string> = P extends `${string}{${infer Naam}}${infer Rest}`
  ? Naam | NamenIn<Rest>
  : never

/** The parameters a link to this path must give; the word for groups is filled in by the host. */
export type PadParams<P extends string> = Record<Exclude<NamenIn<P>, 'groepenwoord'>, string>

interface Rest {
  readonly toegang: Access
  readonly kruimel?: string
  readonly feature?: Feature
  readonly alleenDemo?: true
  readonly alleenInvullen?: true
  readonly vooraf?: Vooraf
}

/** Makes the short notation of one area: the pages that share a frame. */
export function gebied(layout: LayoutNaam) {
  const make =
    <const S extends Status>(status: S) =>
    <const P extends string>(path: P, titel: string, rest: Rest): RouteDef<P, S> => ({
      path,
      layout,
      titel,
      status,
      ...rest,
    })
  return { klaar: make('klaar'), later: make('later') }
}
