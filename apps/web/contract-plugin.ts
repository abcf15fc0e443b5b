import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '@letterhaven/contracts/endpoint'

const CONTRACT = /packages[\\/]contracts[\\/]src[\\/]/
const ENDPOINTS = /packages[\\/]contracts[\\/]src[\\/]endpoints[\\/][a-z-]+\.ts$/

/**
 * What a browser needs to make a call: `bytes` and `file` tell a file from JSON, `response` text (null), and `eenmaal`
 * says which calls are named.
 */
const kort = ({ method, path: pad, access, bytes, file, eenmaal, response }: Endpoint) => ({
  method,
  path: pad,
  access,
  bytes,
  file,
  eenmaal,
  response: response && {},
})

/**
 * Gives the browser the verbs of the contract without their schemas: those are the server's walls,
 * and with the library that they are made of they would weigh 9 KB on every page. The types that
 * screens see are the contract's own.
 */
export function endpointsZonderSchema(): Plugin {
  return {
    name: 'letterhaven:endpoints-zonder-schema',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const bestand = id.split('?')[0] ?? id
      if (!ENDPOINTS.test(bestand)) return null
      const { href } = pathToFileURL(path.resolve(bestand))
      const tabellen = (await import(href)) as Record<string, Record<string, Endpoint>>
      return Object.entries(tabellen)
        .map(([naam, tabel]) => {
          const verbs = Object.entries(tabel).map(([verb, endpoint]) => [verb, kort(endpoint)])
          return `export const ${naam} = ${JSON.stringify(Object.fromEntries(verbs))}`
        })
        .join('\n')
    },
  }
}

interface Stuk {
  readonly start: number
  readonly end: number
  readonly type: string
}

/** The calls whose outcome a module keeps in a constant at its top level. */
function aanroepen(programma: { readonly body: readonly object[] }): Stuk[] {
  return programma.body.flatMap((zin) => {
    const { declaration = zin } = zin as { declaration?: object | null }
    const { declarations = [] } = (declaration ?? {}) as {
      declarations?: readonly { readonly init: Stuk | null }[]
    }
    return declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
  })
}

/**
 * Marks every schema of the contract as free of effects, so that the bundler drops the ones that
 * no page uses, and with them what they are made of.
 */
export function schemasZonderGevolgen(): Plugin {
  return {
    name: 'letterhaven:schemas-zonder-gevolgen',
    apply: 'build',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null
      const van = aanroepen(this.parse(code)).toSorted((a, b) => b.start - a.start)
      const uit = van.reduce(
        (tekst, { start, end }) =>
          `${tekst.slice(0, start)}/*@__PURE__*/ (() => ${tekst.slice(start, end)})()${tekst.slice(end)}`,
        code,
      )
      return { code: uit, map: null }
    },
  }
}
