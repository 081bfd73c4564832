public import Foundation

/// The modifier of `inspector`.
struct InspectorModifier<Inspector: View> {
  private let isPresented: Binding<Bool>
  private let inspector: Inspector
  @State private var width = InspectorWidthKey.defaultValue
  @Environment(\.horizontalSizeClass) private var sizeClass

  nonisolated init(isPresented: Binding<Bool>, inspector: Inspector) {
    (self.isPresented, self.inspector) = (isPresented, inspector)
  }
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue, !isCompact {
        HStack(spacing: 0) {
          Rectangle().fill(ControlColor.separator).frame(width: 4)
          inspector.frame(width: width).frame(maxHeight: .infinity)
            .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
        }
        .comesAndGoes(with: .move(edge: .trailing))
      }
    }
    .sheet(isPresented: isSheetPresented) { inspector }
  }

  private var isCompact: Bool { sizeClass == .compact }

  private var isSheetPresented: Binding<Bool> {
    Binding { [isPresented, isCompact] in
      isCompact && isPresented.wrappedValue
    } set: { [isPresented] in
      isPresented.wrappedValue = $0
    }
  }
}

/// The width that is asked of an inspector's column, in points.
private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 100 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    let next = nextValue()
    if next != defaultValue { value = next }
  }
}

extension View {
  /// Shows a column with more about the view at its trailing side while `isPresented`; where
  /// `horizontalSizeClass` is compact, a sheet.
  ///
  /// The column comes and goes by the animation of what changes `isPresented`.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Makes the column of the inspector that this view is in `width` points wide; NaN and what is
  /// not positive count as 100.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width > 0 && width.isFinite ? width : 100)
  }

  /// Makes the column of the inspector that this view is in `ideal` points wide: nobody can pull a
  /// column wider in a terminal.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    inspectorColumnWidth(ideal)
  }
}
