/// The heights that a sheet's content asks for, and which of them it has.
struct SheetDetents {
  /// Empty is the whole height that there is.
  var all: Set<PresentationDetent> = []
  /// The one that the program has chosen; nil where a hand chooses alone.
  var chosen: PresentationDetent?
  /// Takes note of the one that a hand chooses.
  var selection: Binding<PresentationDetent>?
}

extension SheetDetents: Equatable {
  static func == (one: SheetDetents, other: SheetDetents) -> Bool {
    one.all == other.all && one.chosen == other.chosen
  }
}

extension View {
  /// How high the sheet that the view is in may be: at first it has the least of the heights.
  ///
  /// A hand pulls it from one to another, or closes it. Of several a bar at its upper edge can be
  /// pressed, and has arrow keys while it has the focus.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    preference(key: SheetDetentsKey.self, value: SheetDetents(all: detents))
  }

  /// How high the sheet that the view is in may be: it has the height that is chosen, which is one
  /// of them also where it is not among `detents`.
  ///
  /// `selection` is set to the height that a hand pulls the sheet to, or a key sends it to.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    preference(
      key: SheetDetentsKey.self,
      value: SheetDetents(
        all: detents.union([selection.wrappedValue]), chosen: selection.wrappedValue,
        selection: selection))
  }
}
