import Foundation
import Testing

@testable import termsplash

struct PlateTests {
  private static let rooms = stride(from: 8.0, through: 200, by: 9).flatMap { width in
    stride(from: 8.0, through: 140, by: 11).map { CGSize(width: width, height: $0) }
  }

  @Test func `a wide character stands in the middle of a plate`() {
    for room in Self.rooms {
      let plate = Plate(room: room)
      #expect(Int(plate.width / 4) % 2 == 0 && plate.width.truncatingRemainder(dividingBy: 4) == 0)
      #expect(
        Int(plate.height / 8) % 2 == 1 && plate.height.truncatingRemainder(dividingBy: 8) == 0)
    }
  }

  @Test func `a plate is no larger than its room`() {
    for room in Self.rooms where room.width >= 16 {
      let plate = Plate(room: room)
      #expect(plate.width + plate.gap <= room.width && plate.height <= room.height, "\(room)")
    }
  }

  @Test(arguments: [7.5, 8.5, 9])
  func `a plate has as many cells where these are lower or higher`(height: Double) {
    for room in Self.rooms {
      let (plate, other) = (
        Plate(room: room),
        Plate(
          room: CGSize(width: room.width, height: room.height * height / 8),
          cell: CGSize(width: 4, height: height))
      )
      #expect(plate.width == other.width && plate.isDrawnOn == other.isDrawnOn)
      #expect(abs(plate.height / 8 - other.height / height) < 1e-9)
    }
  }

  @Test func `under the terminal's own characters plates are little larger`() {
    for room in Self.rooms {
      let plate = Plate(room: room)
      #expect(plate.isDrawnOn ? plate.height >= 80 : plate.height <= 24 && plate.width <= 24)
    }
    #expect(!Plate(room: CGSize(width: 52, height: 58)).isDrawnOn)
    #expect(Plate(room: CGSize(width: 77, height: 99)).isDrawnOn)
  }
}
