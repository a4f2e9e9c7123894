/** Whether a key belongs to a field that takes text, rather than to the page. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && ['number', 'text', 'search'].includes(target.type)
