import { parseSync, Visitor } from 'vite'

/**
 * The one module, if any, that may touch each of these: every store of the browser, what goes when storage is forbidden, and
 * reading by a schema, which needs our messages set and compiling of code turned off first.
 */
const DEUREN: Readonly<Record<string, string>> = {
  localStorage: 'packages/ui/src/apparaat/opslag.ts',
  sessionStorage: 'packages/ui/src/apparaat/opslag.ts',
  indexedDB: '',
  caches: 'apps/web/src/sw/kast.ts',
  locks: 'apps/web/src/shared/outbox/slot.ts',
  serviceWorker: 'apps/web/src/sw/registreer.ts',
  cookie: '',
  cookieStore: '',
  showOpenFilePicker: '',
  getDirectory: '',
  safeParse: 'apps/web/src/shared/read-vorm.ts',
}

/** The sources that run in a browser. */
export const IN_BROWSER = /^(?:apps\/web\/src|packages\/(?:ui|game-kit|games)\/src)\/(?!.*\.test\.)/

/**
 * Returns what a module touches itself without being the module for it: bare (`localStorage`), as a member (`window.indexedDB`,
 * `document.cookie`) or by its name as text (`window['caches']`).
 */
export function storageUses(file: string, source: string): readonly string[] {
  const found = new Set<string>()
  const look = (naam: unknown): void => {
    if (typeof naam === 'string' && Object.hasOwn(DEUREN, naam) && DEUREN[naam] !== file)
      found.add(naam)
  }
  const visitor = new Visitor({
    Identifier: ({ name }) => look(name),
    MemberExpression({ computed, property }) {
      if (computed && property.type === 'Literal') look(property.value)
    },
  })
  visitor.visit(parseSync(file, source).program)
  return [...found]
}
