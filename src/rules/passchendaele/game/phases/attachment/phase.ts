/** Step S1a: both sides say in secret which mortars and MG battalions go with which divisions (PA-TROOP-13). */
export interface AttachmentPhase {
  readonly name: 'attach'
}
