extension View {
  /// Takes all of the room it is given and no more; what is larger reaches out on both sides.
  ///
  /// Bars beside a view that is larger than the screen keep their places.
  nonisolated func fillsRoom() -> some View {
    frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
  }
}
