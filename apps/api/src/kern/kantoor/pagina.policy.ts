/** How many rows a list of the office shows at a time. */
const PER_PAGINA = 50

/** A page of a list, and what to pass as `na` to get the next one; null at the end. */
interface Pagina<Rij> {
  readonly rijen: readonly Rij[]
  readonly verder: string | null
}

/**
 * Reads a page of a list across accounts. `list` gets how many rows to bring at most, after its own `na`: one more than a page
 * holds, so that the last page says that it is the last.
 */
export async function readPagina<Rij extends { readonly id: string }>(
  list: (aantal: number) => Promise<readonly Rij[]>,
): Promise<Pagina<Rij>> {
  const gelezen = await list(PER_PAGINA + 1)
  const rijen = gelezen.slice(0, PER_PAGINA)
  return { rijen, verder: gelezen.length > PER_PAGINA ? (rijen.at(-1)?.id ?? null) : null }
}
