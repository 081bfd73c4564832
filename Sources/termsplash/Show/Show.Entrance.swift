extension Show {
  /// All that a show knows when a scene comes on.
  struct Entrance {
    /// Counts the entrances of a show.
    let id: Int
    let name: SceneName
    let isTouring: Bool
    let inputCount: Int
    let direction: Int
    let seed: UInt64
    let motion: Motion
    let showsTimeOfDay: Bool
    let namesKeys: Bool
  }
}
