// NR-RAID-02: men hit by the face of a die, and raiders lost where nobody is
export const HITS = [0, 0, 0, 0, 1, 1] as const
export const LOST_IN_VAIN = 1

// NR-RAID-01
export const MOST_RAIDERS = 12
