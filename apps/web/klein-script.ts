import { readFile } from 'node:fs/promises'
import { minifySync, transformWithOxc } from 'vite'

/** A script for inside a page: without types and spaces, and with no name of its own outside it. */
export async function kleinScript(bestand: string): Promise<string> {
  const bron = await readFile(bestand, 'utf8')
  const { code } = await transformWithOxc(bron, bestand)
  // What is left of its type imports.
  const zonder = code.replace(/^export \{\s*\};?$/m, '')
  const { code: klein, errors } = minifySync('binnen.js', `{${zonder}}`, { module: false })
  if (errors.length > 0) throw new Error(`${bestand}: ${errors[0]?.message ?? 'onleesbaar'}`)
  return klein
}
