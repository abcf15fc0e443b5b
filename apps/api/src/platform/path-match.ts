/** Anything with a path in the contract's notation. */
export interface PathOwner {
  readonly path: string
}

/** Returns a pattern that matches a contract path, whatever stands in its `{name}` places. */
export function endpointPattern({ path }: PathOwner): RegExp {
  const escaped = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)
}
