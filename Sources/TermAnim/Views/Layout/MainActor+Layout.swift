extension MainActor {
  /// What `ask` says of `element`; to be called where layout runs, which is the main actor.
  ///
  /// Layouts are written without an actor and ask thousands of times in a frame: `assumeIsolated`
  /// would look each time where it is, which takes longer than most answers. Debug builds look.
  @inline(__always)
  nonisolated static func trusting<Answer>(
    _ ask: @MainActor (Element) -> Answer, with element: Element
  ) -> Answer {
    #if DEBUG
      preconditionIsolated("a layout was used away from the main actor")
    #endif
    return withoutActuallyEscaping(ask) { ask in
      unsafeBitCast(ask, to: ((Element) -> Answer).self)(element)
    }
  }
}
