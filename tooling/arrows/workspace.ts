/** Returns the workspace of a file: 'apps/web', 'packages/ui', or '' for the root's own folders. */
export function workspaceOf(file: string): string {
  return /^(?:apps|packages)\/[^/]+(?=\/)/.exec(file)?.[0] ?? ''
}
