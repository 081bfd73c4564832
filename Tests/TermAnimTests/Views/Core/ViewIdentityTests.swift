import Testing

@testable import TermAnim

/// Identities of views, which are of any type.
struct ViewIdentityTests {
  @Test func `identities are equal when their type and their value are`() {
    #expect(ViewIdentity(1) == ViewIdentity(1))
    #expect(ViewIdentity(1) != ViewIdentity(2))
    #expect(ViewIdentity(1) != ViewIdentity("1"))
    #expect(ViewIdentity(1) != ViewIdentity(UInt8(1)))
    #expect(Set([ViewIdentity("a"), ViewIdentity("b"), ViewIdentity("a")]).count == 2)
  }

  @Test func `an optional is an identity, also when it is empty`() {
    #expect(ViewIdentity(Int?.none) == ViewIdentity(Int?.none))
    #expect(ViewIdentity(Int?.none) != ViewIdentity(Int?(0)))
    #expect(ViewIdentity(Int?.none) != ViewIdentity(String?.none))
    #expect(ViewIdentity(Int?(1)) == ViewIdentity(Int?(1)))
    #expect(ViewIdentity(Int??.some(nil)) != ViewIdentity(Int??.none))
  }

  @Test func `programs speak of what an optional holds`() {
    #expect(ViewIdentity(Int?(1)).spoken == AnyHashable(1))
    #expect(ViewIdentity("a").spoken == AnyHashable("a"))
    #expect(ViewIdentity(Named?(.a)).spoken == AnyHashable(Named.a))
    #expect(ViewIdentity(Named?(.a)).hashable != AnyHashable(Named.a))
  }

  private enum Named: Hashable {
    case a
  }
}
