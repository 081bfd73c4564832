import Foundation

@testable import TermAnim

/// A number that views follow, each where it is used and nowhere else.
@MainActor
final class LivingValue: ObservableObject {
  static let count = 8

  /// From 0 up to `count`.
  @Published var step = 0
}

/// Random trees of views in which sizes, places, guides, priorities and what is there change.
///
/// The same dice make the same tree.
@MainActor
struct LivingViews: LivingTree {
  private var dice: FuzzDice
  /// Whether views come and go; then none tells of where it is, as that is told before it moves.
  private let hasTransitions: Bool
  var values: [LivingValue] = []
  /// Who is there of views that come and go.
  let attendance = Attendance()

  init(_ dice: FuzzDice, hasTransitions: Bool) {
    (self.dice, self.hasTransitions) = (dice, hasTransitions)
  }

  mutating func view(depth: Int = 5) -> AnyView {
    guard depth > 0 else { return leaf() }
    return dice.chance(3) ? container(depth) : modified(view(depth: depth - 1), depth)
  }

  private static func length(_ step: Int) -> CGFloat {
    [10, 24, 40, 4, 64, 100, 30, 16][step]
  }

  private static let texts = [
    "a", "word and word", "", "long\nlines of two", "b", "a word", "wide wide wide wide", "c d",
  ]

  private mutating func leaf() -> AnyView {
    switch dice.roll(0..<8) {
    case 0: return living { Text(verbatim: Self.texts[$0]) }
    case 1: return living { Color.blue.frame(width: Self.length($0)) }
    case 2: return living { Spacer(minLength: Self.length($0)) }
    case 3: return living { Circle().inset(by: CGFloat($0)) }
    case 4:
      let leaves = hasTransitions
      return living { step in
        if !leaves || step < 5 { Color.green.frame(width: 20, height: Self.length(step)) }
      }
    case 5: return AnyView(Color.yellow)
    case 6: return AnyView(GeometryReader { Place(frame: $0.frame(in: .global)) })
    default:
      return living { Color.red.frame(width: Self.length($0), height: Self.length(7 - $0)) }
    }
  }

  private mutating func container(_ depth: Int) -> AnyView {
    let children = (0..<dice.roll(1..<4)).map { _ in view(depth: depth - 1) }
    let contents = ForEach(0..<children.count, id: \.self) { children[$0] }
    let spacing: CGFloat? = dice.pick([nil, nil, 0, 6])
    switch dice.roll(0..<11) {
    case 0: return AnyView(HStack(spacing: spacing) { contents })
    case 1: return AnyView(HStack(alignment: .firstTextBaseline, spacing: spacing) { contents })
    case 2: return AnyView(VStack(alignment: .trailing, spacing: spacing) { contents })
    case 3: return AnyView(VStack(spacing: spacing) { contents })
    case 4: return AnyView(ZStack(alignment: .bottomLeading) { contents })
    case 5: return AnyView(ZStack { contents })
    case 6: return AnyView(ViewThatFits { contents })
    case 7: return AnyView(Grid { GridRow { contents } })
    case 8: return AnyView(ScrollView { contents })
    case 9: return AnyView(LazyVStack(spacing: spacing) { contents })
    default:
      return living { step in
        let layout =
          step.isMultiple(of: 2)
          ? AnyLayout(HStackLayout(spacing: CGFloat(step))) : AnyLayout(VStackLayout())
        layout { contents }
      }
    }
  }

  private mutating func modified(_ view: AnyView, _ depth: Int) -> AnyView {
    let (one, other) = (CGFloat(dice.roll(1..<12) * 10), CGFloat(dice.roll(1..<8) * 10))
    switch dice.roll(0..<33) {
    case 0...4: return AnyView(view.frame(width: one, height: other))
    case 5: return AnyView(view.position(x: one, y: other))
    case 6: return living { view.position(x: Self.length($0), y: other) }
    case 7: return AnyView(GeometryReader { _ in view })
    case 8: return AnyView(GeometryReader { view.frame(width: $0.size.width / 2) })
    case 9: return living { view.frame(width: $0 > 3 ? nil : one, height: other) }
    case 10: return AnyView(view.frame(width: one))
    case 11: return AnyView(view.frame(minHeight: 20, maxHeight: .infinity))
    case 12: return living { view.padding(CGFloat($0)) }
    case 13: return living { view.offset(x: Self.length($0), y: 0) }
    case 14: return AnyView(view.fixedSize(horizontal: dice.chance(2), vertical: true))
    case 15: return AnyView(view.aspectRatio(1.5, contentMode: .fit))
    case 16:
      return living { step in view.alignmentGuide(.leading) { $0.width * CGFloat(step) / 8 } }
    case 17: return living { view.layoutPriority(Double($0 % 3)) }
    case 18:
      let behind = self.view(depth: depth - 1)
      return AnyView(view.background(alignment: .topLeading) { behind })
    case 19: return living { view.scaleEffect(1 + CGFloat($0) / 8) }
    case 20: return AnyView(view.geometryGroup())
    case 21:
      let leaves = hasTransitions
      return living { step in
        ZStack { if !leaves || step < 5 { view.transition(.opacity) } }
      }
    case 22: return living { step in Bordered(isWide: step > 3) { view } }
    case 23:
      return living { view.frame(width: Self.length($0), height: other, alignment: .topTrailing) }
    case 24: return AnyView(view.clipped())
    case 25: return living { view.rotationEffect(Angle(degrees: Double($0) * 10)) }
    case 26 where !hasTransitions:
      return AnyView(view.anchorPreference(key: Places.self, value: .bounds) { [$0] })
    case 27 where !hasTransitions:
      return AnyView(
        view.overlayPreferenceValue(Places.self) { anchors in
          GeometryReader { space in
            if let anchor = anchors.first { Place(frame: space[anchor]) }
          }
        })
    case 28 where !hasTransitions: return AnyView(Noted { view })
    case 29: return living { view.opacity(Double($0) / 8) }
    case 30, 31: return AnyView(Attending(attendance) { view })
    default: return living { view.font(.system(size: 8 + CGFloat($0))) }
    }
  }

  /// What the views say of where they are.
  private enum Places: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  /// A mark that depends on a frame.
  private struct Place: View {
    let frame: CGRect

    var body: some View {
      Color.orange.frame(width: 3, height: 3)
        .offset(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 3)
    }
  }

  /// A view and what it was told of its own size.
  private struct Noted<Content: View>: View {
    @State private var size = CGSize.zero
    @ViewBuilder let content: Content

    var body: some View {
      content
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        }
        .background(alignment: .topLeading) {
          Color.white.frame(width: size.width / 2, height: size.height / 2)
        }
    }
  }

  /// A layout that keeps large distances, or none.
  private struct Bordered: CornerLayout {
    let isWide: Bool

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
      isWide ? ViewSpacing() : .zero
    }
  }
}
