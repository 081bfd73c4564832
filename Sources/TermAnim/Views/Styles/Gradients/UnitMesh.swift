import Foundation

/// A mesh whose corners are given in shares of the shape that it fills.
struct UnitMesh: Sendable, Animatable {
  private(set) var mesh: MeshPaint

  init(_ mesh: MeshPaint) {
    self.mesh = mesh
  }

  /// Positions, controls and colours one after the other, all times 128.
  var animatableData: NumberList {
    get {
      var numbers: [Double] = []
      numbers.reserveCapacity(mesh.corners.count * 14)
      for corner in mesh.corners {
        for point in [
          corner.position, corner.leading, corner.top, corner.trailing, corner.bottom,
        ] {
          numbers += [point.x * Double.unitScale, point.y * Double.unitScale]
        }
      }
      for color in mesh.colors {
        for index in 0..<4 { numbers.append(Double(color[index]) * Double.unitScale) }
      }
      return NumberList(numbers)
    }
    set {
      let numbers = newValue.numbers.map { $0 / Double.unitScale }
      guard numbers.count == mesh.corners.count * 14 else { return }
      func point(_ index: Int) -> SIMD2<Double> { SIMD2(numbers[index], numbers[index + 1]) }
      for index in mesh.corners.indices {
        let first = index * 10
        mesh.corners[index] = MeshPaint.Corner(
          position: point(first), leading: point(first + 2), top: point(first + 4),
          trailing: point(first + 6), bottom: point(first + 8))
        let color = mesh.corners.count * 10 + index * 4
        mesh.colors[index] = SIMD4(
          Float(numbers[color]), Float(numbers[color + 1]), Float(numbers[color + 2]),
          Float(numbers[color + 3]))
      }
    }
  }

  /// Whether one mesh can move to another: both have as many columns and rows and one space.
  func isAlike(_ other: UnitMesh) -> Bool {
    mesh.width == other.mesh.width && mesh.height == other.mesh.height
      && mesh.space == other.mesh.space
  }

  /// The mesh for a shape in `frame`.
  func paint(in frame: CGRect) -> MeshPaint {
    func place(_ point: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(frame.minX + point.x * frame.width, frame.minY + point.y * frame.height)
    }
    var result = mesh
    result.corners = mesh.corners.map {
      MeshPaint.Corner(
        position: place($0.position), leading: place($0.leading), top: place($0.top),
        trailing: place($0.trailing), bottom: place($0.bottom))
    }
    return result
  }

  func multiplyingOpacity(by opacity: Double) -> UnitMesh {
    var result = self
    // Points of a mixing space are premultiplied.
    result.mesh.colors = mesh.colors.map { $0 * Float(opacity) }
    result.mesh.background = mesh.background.multiplyingOpacity(by: Float(opacity))
    return result
  }

  /// Whether all of it is clear.
  var isClear: Bool { mesh.background.opacity == 0 && mesh.colors.allSatisfy { $0.w == 0 } }
}
