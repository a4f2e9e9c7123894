import { settings } from '../../settings/store.ts'

/** What is heard: dice on the table, a gun far off, a whistle. */
export type Sound = 'dice' | 'gun' | 'whistle'

/** Seconds after the throw at which a die strikes the table. */
const STRIKES = [0, 0.05, 0.11, 0.19, 0.26] as const

/** A burst of noise through a filter, dying away. */
const burst = (
  to: AudioContext,
  at: number,
  { type, pitch, loud, lasts }: { type: BiquadFilterType; pitch: number; loud: number; lasts: number },
): void => {
  const samples = to.createBuffer(1, Math.ceil(to.sampleRate * lasts), to.sampleRate)
  const wave = samples.getChannelData(0)
  for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 3
  const source = new AudioBufferSourceNode(to, { buffer: samples })
  const filter = new BiquadFilterNode(to, { type, frequency: pitch })
  source
    .connect(filter)
    .connect(new GainNode(to, { gain: loud }))
    .connect(to.destination)
  source.start(at)
}

const whistle = (to: AudioContext, at: number): void => {
  const tone = new OscillatorNode(to, { frequency: 2300 })
  const pea = new OscillatorNode(to, { frequency: 28 })
  const gain = new GainNode(to, { gain: 0.03 })
  pea.connect(new GainNode(to, { gain: 60 })).connect(tone.frequency)
  gain.gain.setTargetAtTime(0, at + 0.28, 0.04)
  tone.connect(gain).connect(to.destination)
  for (const part of [tone, pea]) {
    part.start(at)
    part.stop(at + 0.5)
  }
}

/** Quiet, and only where the player has asked for sounds. */
export const play = (sounds: readonly Sound[]): void => {
  if (!settings.value.sound || sounds.length === 0) return
  const to = new AudioContext()
  const now = to.currentTime
  for (const sound of sounds) {
    if (sound === 'whistle') whistle(to, now)
    else if (sound === 'gun') burst(to, now, { type: 'lowpass', pitch: 140, loud: 0.5, lasts: 1.4 })
    else
      for (const after of STRIKES)
        burst(to, now + after, { type: 'bandpass', pitch: 2600, loud: 0.12, lasts: 0.04 })
  }
  setTimeout(() => void to.close(), 2000)
}
