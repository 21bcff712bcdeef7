/** The rule that is being read in the dialog over the page, opened from the log, tooltips and prompts. */

let open = $state<string>()

export function openRule(): string | undefined {
  return open
}

/** Show a rule by its id, such as `F8`; nothing closes the dialog. */
export function explain(rule?: string): void {
  open = rule
}
