/** What we read of one chunk in Vite's manifest. */
export interface Brok {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

/** The pages that must work without a network, and what stands beside them, by the end of their file name. */
const PAGINAS = [
  '/sessie-wacht.tsx',
  '/leerling-layout.tsx',
  '/landkaart-screen.tsx',
  '/somvenster-screen.tsx',
  '/spel-screen.tsx',
  '/later-page.tsx',
  '/haven-scene.tsx',
]

const bestandenVan = ({ file, css = [], assets = [] }: Brok): string[] => [file, ...css, ...assets]

/** What a chunk leads to. The entry knows every page of the product: of it, only what it needs now. */
const volgende = ({ isEntry, imports = [], dynamicImports = [] }: Brok): readonly string[] =>
  isEntry ? imports : [...imports, ...dynamicImports]

/**
 * The files that the service worker keeps: the shell, the pupil's pages with everything that they
 * load now or later (games included), their styles and letters. Nothing of the other areas.
 */
export function teBewaren(manifest: Readonly<Record<string, Brok>>): Set<string> {
  const gezien = new Set<string>()
  const teGaan = Object.keys(manifest).filter(
    (naam) => manifest[naam]?.isEntry || PAGINAS.some((pagina) => naam.endsWith(pagina)),
  )
  for (let naam = teGaan.pop(); naam !== undefined; naam = teGaan.pop()) {
    const brok = manifest[naam]
    if (!brok || gezien.has(naam)) continue
    gezien.add(naam)
    teGaan.push(...volgende(brok))
  }
  return new Set([...gezien].flatMap((naam) => bestandenVan(manifest[naam] ?? { file: naam })))
}
