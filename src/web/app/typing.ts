const TEXT = ['number', 'text', 'search', 'password', 'email', 'date', 'time']

/** Whether a key belongs to a field that takes text, or to a list that is searched by letters, rather than to the page. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && TEXT.includes(target.type)) ||
  (target instanceof HTMLElement && target.isContentEditable)
