import type { Vlagbeeld } from './rijen.ts'

const DOEK: Readonly<Record<Vlagbeeld, string>> = {
  hand: 'M9 5C17 1 23 11 35 5V23C23 29 17 19 9 23Z',
  staat: 'M9 5C17 1 23 11 35 5V23C23 29 17 19 9 23Z',
  later: 'M9 5C17 1 23 11 35 5V23C23 29 17 19 9 23Z',
  // It droops along its pole.
  mis: 'M9 6C15 9 19 15 18 34C16 38 12 36 9 31Z',
}

/** A flag on its pole. */
export const Vlagje = ({ stand }: { readonly stand: Vlagbeeld }) => (
  <svg className="lz-vlagje" data-stand={stand} viewBox="0 0 40 46" aria-hidden="true">
    <path className="lz-doek" d={DOEK[stand]} />
    <path className="lz-stok" d="M8 3V43" />
  </svg>
)

/** The star that lies on a sentence of which a question is expected. */
export const Sterretje = () => (
  <svg className="lz-ster" viewBox="0 0 40 40" aria-hidden="true">
    <path d="M20 3l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
  </svg>
)
