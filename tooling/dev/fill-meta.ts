/** Fills these values into the meta tags of a page; throws where the page has no such tag. */
export function fillMeta(html: string, meta: Readonly<Record<string, string>>): string {
  return Object.entries(meta).reduce((page, [name, value]) => {
    const tag = new RegExp(`(<meta name="${RegExp.escape(name)}" content=")[^"]*(")`)
    if (!tag.test(page)) throw new Error(`the page has no meta tag '${name}'`)
    const safe = value.replaceAll(/[^\w.,-]/g, '')
    return page.replace(tag, (_all, before: string, after: string) => `${before}${safe}${after}`)
  }, html)
}
