/** A host of this installation that search engines may name, with the pages that it shows. */
export interface OwnHost {
  /** 'letterhaven.nl': public hosts are reached by https alone. */
  readonly host: string
  readonly variant: string
  /** What its pages are written in, as `hreflang` says it. */
  readonly language: string
}

const originOf = ({ host }: OwnHost): string => `https://${host}`

/**
 * Where the pages of a variant stand: at the host that was named for it, however they were reached. So a second name for
 * the same site is not taken for a second site. Null where none was named.
 */
export function canonicalOrigin(hosts: readonly OwnHost[], variant: string): string | null {
  const own = hosts.find((host) => host.variant === variant)
  return own ? originOf(own) : null
}

/** Tells search engines where a page stands in the other wording; nothing unless several hosts are known. */
export function alternateLinks(hosts: readonly OwnHost[], path: string): string {
  const [first] = hosts
  if (!first || hosts.length < 2) return ''
  return [...hosts, { ...first, language: 'x-default' }]
    .map(
      (own) => `<link rel="alternate" hreflang="${own.language}" href="${originOf(own)}${path}">`,
    )
    .join('')
}
