/// Rows below each other that scroll; headers stay in view with their sections where the style is
/// plain or inset.
///
/// Every view of the content is a row; headers and footers of sections are lines between them. Rows
/// appear as they come into sight, and of more than 128 of a `ForEach` only those are made that
/// come near it; rows that have state keep it.
///
/// With a selection, or rows that can be deleted or moved, the arrow keys go from row to row;
/// Return chooses.
public struct List<SelectionValue: Hashable, Content: View> {
  private let choice: Choice?
  private let content: Content
  @State private var pulledRow = PulledRow()
  @Environment(\.listLook) private var look
  @Environment(\.listOptions) private var options
  @Environment(\.defaultMinListRowHeight) private var minHeight
  @Environment(\.columnNavigator) private var columnNavigator
  @Environment(\.columnVisit) private var columnVisit
  @Environment(\.pixelsPerPoint) private var pixelsPerPoint

  nonisolated init(choice: Choice?, content: Content) {
    (self.choice, self.content) = (choice, content)
  }

  /// A list of which at most one row is chosen, by arrow keys at once, as on a Mac.
  nonisolated init(choosing selection: Binding<SelectionValue?>?, content: Content) {
    self.init(
      choice: selection.map { selection in
        Choice(
          selected: selection.wrappedValue.map { AnyHashable($0) },
          takes: { $0.base is SelectionValue }
        ) { tag in
          if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
        }
        .followingFocus { selection.wrappedValue != nil }
      }, content: content)
  }

  /// A list of which any number of rows are chosen.
  nonisolated init(choosing selection: Binding<Set<SelectionValue>>?, content: Content) {
    self.init(
      choice: selection.map { selection in
        let exact = selection.wrappedValue.map { AnyHashable(ExactTag(value: $0)) }
        let value = Choice.value(ofType: SelectionValue.self)
        return Choice(
          selected: Set(selection.wrappedValue.map { AnyHashable($0) } + exact),
          takes: { value($0) != nil }
        ) { tag in
          guard let value = value(tag) else { return }
          selection.wrappedValue.formSymmetricDifference([value])
        }
      }, content: content)
  }
}

extension List: View {
  public var body: some View {
    ScrollView {
      LazyLayoutView(
        axis: .vertical,
        layout: RowsLayout(
          rowSpacing: options.rowSpacing,
          sectionSpacing: options.sectionSpacing ?? distance(look.sectionSpacing)),
        pinning: look.pinning,
        content: rows
      )
      .environment(\.isInList, true)
      .environment(\.listChoice, choice)
      .environment(\.swipeSets, [])
      .environment(\.pulledRow, pulledRow)
      .environment(\.rowInsets, nil)
      .environment(\.treeLevel, 0)
      // What is decided of rows around the list is nothing to these, and the other way round.
      .environment(\.rowClaims, [])
      .transformPreference(RowClaims.Key.self) { $0 = [] }
      .background(hasGround ? ground : AnyShapeStyle(Color.clear))
      .cornerRadius(look == .bordered ? 8 : 0)
      .padding(
        options.margins.insets(horizontal: look.insets, vertical: distance(look.insets)))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onChange(of: columnChoice, initial: true) { old, new in
      columnNavigator?.follow(new, from: old, isAnyChosen: choice?.isAnyChosen)
    }
  }

  /// Whole pixels between rows, so that these have crisp edges.
  private func distance(_ points: CGFloat) -> CGFloat {
    GridHeight.distance(points, pixelsPerPoint: pixelsPerPoint)
  }

  private var columnChoice: ColumnChoice {
    ColumnChoice(
      visit: columnVisit, selected: choice?.followsFocus == true ? choice?.selected ?? [] : [])
  }

  @MainActor
  private var rows: some View {
    Rows(content: content)
      .modifier(RowPadding())
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
      .modifier(OptionModifier(choice: choice, look: .row))
      // What comes and goes in a row moves with it.
      .modifier(GeometryGroupModifier())
  }

  @MainActor
  private var ground: AnyShapeStyle {
    setGround.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(ControlColor.panel)
  }

  /// The ground that the program has set for all lists.
  @MainActor
  private var setGround: UIColor? {
    UICollectionView.appearance().backgroundColor ?? UITableView.appearance().backgroundColor
  }

  @MainActor
  private var hasGround: Bool {
    (look == .bordered || look == .cards && setGround != nil) && options.background != .hidden
  }
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(choice: nil, content: content())
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(choice: nil, content: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(choice: nil, content: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(choice: nil, content: ForEach(data, content: rowContent))
  }
}
