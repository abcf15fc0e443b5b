import type { Feature } from '@letterhaven/contracts/admin'
import type { Access } from '@letterhaven/contracts/endpoint'

/** Whether a page is finished or still to come. */
export type Status = 'klaar' | 'later'

/** The frame around a page. `kaal` is a page without any frame. */
export type LayoutNaam = 'site' | 'auth' | 'account' | 'admin' | 'kantoor' | 'leerling' | 'kaal'

/** What a page that is written out at build time tells search engines about itself. */
interface Vooraf {
  /** One sentence, in which {groep} and the like follow the host. */
  readonly omschrijving: string
}

/**
 * One page of the product. `path` is written as in the specification: `{name}` for a parameter, `{groepenwoord}` for the host's
 * word for groups. In `titel` and `kruimel` the words {groep}, {Groep}, {groepen} and {Groepen} follow the host.
 */
export interface RouteDef<P extends string = string, S extends Status = Status> {
  readonly path: P
  readonly layout: LayoutNaam
  readonly titel: string
  /** The breadcrumb, if it is shorter than the title. */
  readonly kruimel?: string
  readonly toegang: Access
  /** A feature that the admin must have switched on as well. */
  readonly feature?: Feature
  /** The page exists only where the demonstration runs; elsewhere this address is no page. */
  readonly alleenDemo?: true
  /** The page is one form and nothing else: somebody of the office who looks along sees nothing there. */
  readonly alleenInvullen?: true
  /** The build writes this page out as HTML, for both wording sets, so that it shows before any script. */
  readonly vooraf?: Vooraf
  /** `later`: the page shows a finished 'komt binnenkort' and is in no menu. */
  readonly status: S
}

type NamenIn<P extends string> = P extends `${string}{${infer Naam}}${infer Rest}`
  ? Naam | NamenIn<Rest>
  : never

/** The parameters that a link to this path must give; the host fills in the word for groups. */
export type PadParams<P extends string> = Record<Exclude<NamenIn<P>, 'groepenwoord'>, string>

interface Rest {
  readonly toegang: Access
  readonly kruimel?: string
  readonly feature?: Feature
  readonly alleenDemo?: true
  readonly alleenInvullen?: true
  readonly vooraf?: Vooraf
}

/** Returns short notations for the pages of one area, which share a frame. */
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
