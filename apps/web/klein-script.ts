import { build, type Rolldown } from 'vite'

const gemaakt = new Map<string, Promise<string>>()

/** A script for inside a page: in one piece with what it imports, small, and with no name of its own outside it. */
export function kleinScript(bestand: string): Promise<string> {
  const bekend = gemaakt.get(bestand) ?? make(bestand)
  gemaakt.set(bestand, bekend)
  return bekend
}

async function make(bestand: string): Promise<string> {
  const gebouwd = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: bestand, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const [script, ...meer] = gebouwd.output
  if (meer.length > 0) throw new Error(`${bestand}: laadt meer dan een script`)
  return script.code.trim()
}
