/** Sets a data attribute, but only if it changes: writing the same again would cost the browser a style pass. */
export const mark = (element: HTMLElement, name: string, value: string): void => {
  if (element.dataset[name] !== value) element.dataset[name] = value
}
