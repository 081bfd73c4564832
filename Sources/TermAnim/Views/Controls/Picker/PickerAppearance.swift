/// How pickers look.
public struct PickerAppearance: Hashable, Sendable {
  enum Look: Hashable, Sendable {
    /// A menu, or lines of the menu around.
    case automatic
    case segmented
    case palette
    case menu
    case navigationLink
    /// Rows of the list around, lines of the menu around, or a list.
    case inline
    case list
    case wheel
  }

  let look: Look
}
