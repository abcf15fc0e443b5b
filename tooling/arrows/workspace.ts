/** The workspace a file belongs to: 'apps/web', 'packages/ui', or '' for the root's own folders. */
export function workspaceOf(file: string): string {
  return /^(?:apps|packages)\/[^/]+(?=\/)/.exec(file)?.[0] ?? ''
}
