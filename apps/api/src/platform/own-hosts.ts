/** A host of this installation that search engines may show, with the pages that it serves. */
export interface OwnHost {
  /** 'letterhaven.nl': public hosts are reached by https only. */
  readonly host: string
  readonly variant: string
  /** The language of its pages, as `hreflang` writes it. */
  readonly language: string
}

const originOf = ({ host }: OwnHost): string => `https://${host}`

/**
 * Returns the origin of the pages of a variant: the host that was configured for it, however they were reached, so that a
 * second name for the same site is not taken for a second site. Null when none was configured.
 */
export function canonicalOrigin(hosts: readonly OwnHost[], variant: string): string | null {
  const own = hosts.find((host) => host.variant === variant)
  return own ? originOf(own) : null
}

/** Tells search engines where a page stands in the other wording; empty unless several hosts are known. */
export function alternateLinks(hosts: readonly OwnHost[], path: string): string {
  const [first] = hosts
  if (!first || hosts.length < 2) return ''
  return [...hosts, { ...first, language: 'x-default' }]
    .map(
      (own) => `<link rel="alternate" hreflang="${own.language}" href="${originOf(own)}${path}">`,
    )
    .join('')
}
