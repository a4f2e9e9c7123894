export const declarations: () => ReadonlyMap<string, string>
