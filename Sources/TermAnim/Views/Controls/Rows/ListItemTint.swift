/// The colour of things in a row of a list that can be used.
public struct ListItemTint: Hashable, Sendable {
  let color: Color

  /// That colour, whatever is around.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// That colour, as nobody but the program has one to prefer.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Grey.
  public static let monochrome = ListItemTint(color: .gray)
}

extension View {
  /// The colour of things in the row that can be used; nil is the list's.
  @ViewBuilder
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    if let tint { self.tint(tint.color) } else { self }
  }

  /// The colour of things in the row that can be used; nil is the list's.
  @_disfavoredOverload
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { .fixed($0) })
  }
}
