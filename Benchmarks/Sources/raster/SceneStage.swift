import Foundation
import TermAnim

/// The measures of one frame, from which each scene is built.
struct SceneStage {
  /// The place in time, 0 at the first frame and 1 after the last.
  let t: Double
  /// The size of things: 1 where the picture is 120 pixels high.
  let unit: Double
  let width: Double
  let height: Double
  let center: CGPoint

  init(frame: Int, size: SceneSize) {
    t = Double(frame) / Double(Scene.frameCount)
    (width, height) = (Double(size.width), Double(size.height))
    unit = height / 120
    center = CGPoint(x: width / 2, y: height / 2)
  }

  /// S1: a disc that grows to cover everything.
  var growingDisc: DisplayList {
    let radius =
      (t + 1 / Double(Scene.frameCount)) * (width * width + height * height).squareRoot() / 2
    let bounds = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return DisplayList([
      .fill(Path(ellipseIn: bounds), .color(Color.Resolved(hex: 0xE6463C)), FillStyle())
    ])
  }

  /// S2: a rounded rectangle under a gradient that turns.
  var gradientRectangle: DisplayList {
    let bounds = CGRect(
      x: width * 0.1, y: height * 0.1, width: width * 0.8, height: height * 0.8)
    let half = point(at: 2 * .pi * t, radius: 0.4 * width, around: .zero)
    let paint = GradientPaint(
      stops: [
        .init(color: Color.Resolved(hex: 0x28A0DC), location: 0),
        .init(color: Color.Resolved(hex: 0xFAC83C), location: 1),
      ],
      geometry: .linear(
        start: CGPoint(x: center.x - half.x, y: center.y - half.y),
        end: CGPoint(x: center.x + half.x, y: center.y + half.y)),
      interpolation: .device)
    return DisplayList([
      .fill(
        Path(roundedRect: bounds, cornerRadius: 16 * unit, style: .circular), .gradient(paint),
        FillStyle())
    ])
  }

  /// S3: three quarters of a circle in dashes that run.
  var dashedArc: DisplayList {
    let path = Path {
      $0.addRelativeArc(
        center: center, radius: 45 * unit, startAngle: .radians(2 * .pi * t), delta: .degrees(270))
    }
    let style = StrokeStyle(
      lineWidth: 10 * unit, dash: [6, 3, 20, 3].map { $0 * unit }, dashPhase: 100 * unit * t)
    return DisplayList([.stroke(path, .color(Color.Resolved(hex: 0x5AC878)), style)])
  }

  /// S4: a star of twelve points that turns, filled and outlined.
  var strokedStar: DisplayList {
    DisplayList([
      .fill(star, Self.starPaint, FillStyle()),
      .stroke(
        star, .color(Color.Resolved(hex: 0xE6463C)), StrokeStyle(lineWidth: 4 * unit)),
    ])
  }

  /// S8: the star with a soft shadow, a little below it.
  var shadowedStar: DisplayList {
    let shadow = Filter.shadow(
      color: Color.Resolved(hex: 0, opacity: 0.35), radius: 2.5 * unit,
      offset: CGSize(width: 0, height: 2 * unit))
    let layer = Layer(
      filters: [shadow], contents: DisplayList([.fill(star, Self.starPaint, FillStyle())]))
    return DisplayList([.layer(layer)])
  }

  private static let starPaint = Paint.color(Color.Resolved(hex: 0xFAC83C))

  private var star: Path {
    Path {
      $0.addLines(
        (0..<24).map {
          point(
            at: 2 * .pi * (t + Double($0) / 24), radius: ($0 % 2 == 0 ? 50 : 25) * unit,
            around: center)
        })
      $0.closeSubpath()
    }
  }

  func point(at angle: Double, radius: Double, around center: CGPoint) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
