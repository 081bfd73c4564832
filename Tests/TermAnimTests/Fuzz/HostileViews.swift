import Foundation

@testable import TermAnim

/// Random trees of views whose numbers and texts may be anything.
@MainActor
enum HostileViews {
  private static let texts = [
    "", "a", "word and word", "\u{1B}[31m", "\u{202E}abc", "\u{1F468}\u{200D}\u{1F469}", "e\u{301}",
    "\n\n\n", "\u{0}", "\u{4E2D}\u{6587}", String(repeating: "x", count: 300),
  ]

  static func view(_ dice: inout FuzzDice, depth: Int = 4) -> AnyView {
    let view = depth > 0 ? container(&dice, depth: depth) : leaf(&dice)
    return dice.chance(2) ? modified(view, &dice, depth: depth) : view
  }

  private static func leaf(_ dice: inout FuzzDice) -> AnyView {
    switch dice.roll(0..<10) {
    case 0: AnyView(Text(verbatim: dice.pick(texts)))
    case 1: AnyView(Color.red)
    case 2: AnyView(Spacer(minLength: length(&dice)))
    case 3: AnyView(Divider())
    case 4: AnyView(Circle().inset(by: number(&dice)))
    case 5: AnyView(RoundedRectangle(cornerRadius: number(&dice)).stroke(lineWidth: number(&dice)))
    case 6: AnyView(GeometryReader { Text(verbatim: "\($0.size)") })
    case 7:
      AnyView(
        Represented(
          size: dice.chance(2) ? nil : dice.hostileSize(), cornerRadius: number(&dice),
          opacity: number(&dice)))
    case 8: AnyView(Image(decorative: picture, scale: number(&dice)).resizable())
    default: AnyView(EmptyView())
    }
  }

  private static func container(_ dice: inout FuzzDice, depth: Int) -> AnyView {
    let children = dice.several(0..<4) { view(&$0, depth: depth - 1) }
    let contents = ForEach(0..<children.count, id: \.self) { children[$0] }
    switch dice.roll(0..<9) {
    case 0: return AnyView(HStack(spacing: length(&dice)) { contents })
    case 1: return AnyView(VStack(alignment: .trailing, spacing: length(&dice)) { contents })
    case 2: return AnyView(ZStack(alignment: .bottomLeading) { contents })
    case 3: return AnyView(ScrollView { contents })
    case 4:
      let columns = [GridItem(.adaptive(minimum: number(&dice))), GridItem(.fixed(number(&dice)))]
      return AnyView(LazyVGrid(columns: columns, spacing: length(&dice)) { contents })
    case 5: return AnyView(Grid { GridRow { contents } })
    case 6: return AnyView(ViewThatFits { contents })
    case 7: return AnyView(LazyVStack(spacing: length(&dice)) { contents })
    default: return leaf(&dice)
    }
  }

  private static func modified(
    _ view: AnyView, _ dice: inout FuzzDice, depth: Int
  ) -> AnyView {
    switch dice.roll(0..<14) {
    case 0: AnyView(view.frame(width: length(&dice), height: length(&dice)))
    case 1:
      AnyView(
        view.frame(minWidth: length(&dice), maxWidth: length(&dice), maxHeight: length(&dice)))
    case 2: AnyView(view.padding(number(&dice)))
    case 3: AnyView(view.offset(x: number(&dice), y: number(&dice)))
    case 4: AnyView(view.scaleEffect(number(&dice)))
    case 5: AnyView(view.rotationEffect(Angle(degrees: number(&dice))))
    case 6: AnyView(view.position(x: number(&dice), y: number(&dice)))
    case 7: AnyView(view.aspectRatio(length(&dice), contentMode: dice.pick([.fit, .fill])))
    case 8: AnyView(view.fixedSize(horizontal: dice.chance(2), vertical: dice.chance(2)))
    case 9: AnyView(view.opacity(number(&dice)))
    case 10: AnyView(view.overlay { leaf(&dice) })
    case 11: AnyView(view.layoutPriority(number(&dice)))
    case 12: AnyView(view.font(.system(size: number(&dice))).lineLimit(dice.roll(1..<5)))
    default: AnyView(view.rotation3DEffect(Angle(degrees: number(&dice)), axis: (1, 1, 0)))
    }
  }

  private static func number(_ dice: inout FuzzDice) -> CGFloat {
    dice.hostileNumber(ordinary: -10...60)
  }

  private static func length(_ dice: inout FuzzDice) -> CGFloat? {
    dice.chance(4) ? nil : number(&dice)
  }
  private static let picture = CGImage(
    Bitmap(width: 3, height: 2, pixels: (0..<6).map { 0xFF00_0000 | $0 * 0x20_1008 }))

  /// A view of UIKit that is a ground.
  private struct Represented: UIViewRepresentable {
    let size: CGSize?
    let cornerRadius: CGFloat
    let opacity: CGFloat

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ uiView: UIView, context: Context) {
      uiView.backgroundColor = .red
      uiView.layer.cornerRadius = cornerRadius
      uiView.alpha = opacity
    }

    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIView, context: Context
    ) -> CGSize? {
      size
    }
  }
}
