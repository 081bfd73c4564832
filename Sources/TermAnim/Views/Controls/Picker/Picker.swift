/// A control that chooses one of several values, each shown by a view with a tag.
///
/// One that opens a menu shows its label in lists and forms, and where `labelsVisibility` says so.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  /// One, or several that are to have the same value.
  private let selections: [Binding<SelectionValue>]
  private let label: Label
  private let content: Content
  /// What stands for the chosen value while the list of a menu is closed; nil is its own view.
  private let currentValueLabel: AnyView?
  @Environment(\.pickerLook) private var look
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isInList) private var isInList
  @Environment(\.formLabelWidth) private var formLabelWidth
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.navigator) private var navigator

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init([selection], content: content(), label: label())
  }

  nonisolated init(
    _ selections: [Binding<SelectionValue>], content: Content, label: Label,
    currentValueLabel: AnyView? = nil
  ) {
    (self.selections, self.content, self.label) = (selections, content, label)
    self.currentValueLabel = currentValueLabel
  }

  /// The form in which the label came before the content.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker: View {
  public var body: some View {
    switch look {
    case .automatic where isInMenu, .inline where isInMenu:
      MenuOptions(content: content, choice: choice)
    case .menu where isInMenu, .navigationLink where isInMenu:
      Menu {
        MenuOptions(content: content, choice: choice)
      } label: {
        label
      }
    case .inline where isInList:
      PickerRows(label: label, content: content, choice: choice)
    case .navigationLink where navigator != nil:
      PickerLink(
        label: label, content: content, choice: choice, currentValueLabel: currentValueLabel)
    case .automatic, .menu, .navigationLink:
      menu
    case .segmented:
      Segments(content: content, host: nil, choice: choice).lineLimit(1).aligned(to: .cell)
    case .palette:
      PaletteSegments(content: content, choice: choice).lineLimit(1).aligned(to: .cell)
    case .list, .inline:
      OptionList(content: content, choice: choice, scrolls: false)
    case .wheel:
      OptionList(content: content, choice: choice.followingFocus(), scrolls: true)
    }
  }

  @MainActor @ViewBuilder
  private var menu: some View {
    let button = PickerMenu(
      content: content, choice: choice, currentValueLabel: currentValueLabel)
    if isInList || formLabelWidth != nil || labelsVisibility == .visible {
      LabeledControl {
        label
      } control: {
        button
      }
    } else {
      button
    }
  }

  private var choice: Choice { Choice(of: selections.map { Choice($0) }) }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == TermAnim.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TermAnim.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TermAnim.Label(title, systemImage: systemImage)
    }
  }

  /// A picker with a picture of an asset catalogue.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TermAnim.Label(titleKey, image: image) }
  }

  /// A picker with a picture of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TermAnim.Label(title, image: image) }
  }
}
